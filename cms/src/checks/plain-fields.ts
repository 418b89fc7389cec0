import { type Fields, fieldsOf } from './fields';

/** The form holds a relation as what was connected and disconnected: the saved ones are checked instead. */
export function plainFields(values: Fields): Fields {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => {
      const relation = fieldsOf(value);
      return relation === undefined || !('connect' in relation || 'disconnect' in relation);
    }),
  );
}
