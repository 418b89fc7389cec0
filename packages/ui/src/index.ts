export { Breadcrumbs, type Crumb } from './breadcrumbs';
export { type ButtonKind, buttonClass } from './button';
export { CheckField, type CheckFieldProps } from './check-field';
export { ChoiceField, type ChoiceFieldProps } from './choice-field';
export { Field, type FieldProps } from './field';
export { MessageDialog, type MessageDialogProps } from './message-dialog';
export { Notice } from './notice';
export { Notification } from './notification';
export { ResourceGlyph, type ResourceGlyphProps, type Resources } from './resource-glyph';
