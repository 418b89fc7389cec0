import { buttonClass, Field } from '@vitrina/ui';
import type { ReactNode } from 'react';
import { t } from '~/messages';
import { type DraftMove, MOVE, writeMove } from './change-draft';
import type { ClusterChoice } from './cluster-choice';
import {
  type GroupDraft,
  groupField,
  groupNodeFields,
  type LabelDraft,
  labelField,
  MOST_LABELS,
  USUAL_FAMILY,
} from './cluster-draft';
import { NodeFields } from './node-fields';
import { MOST_WORKERS } from './read-cluster';

/** Of labels, which are no words of a language. */
const AS_WRITTEN = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;

interface GroupFieldsProps {
  group: GroupDraft;
  /** Which of the groups it is, from one. */
  place: number;
  isOnly: boolean;
  choice: ClusterChoice;
  errorOf: (field: string) => string | undefined;
  onMove: (move: DraftMove) => void;
}

/** A group of equal workers: its name, its node and how many there are, and the labels that they wear. */
export function GroupFields({ group, place, isOnly, choice, errorOf, onMove }: GroupFieldsProps) {
  const { at, name, family, node, count, labels } = group;
  const nameField = groupField(at, 'name');
  const countField = groupField(at, 'count');
  return (
    <fieldset className="grid min-w-0 gap-5 rounded-card border border-rule p-4 wide:p-5">
      <legend className="-ml-1 px-1 text-17 font-medium">{t.cluster.groupNumber(place)}</legend>
      <div className="grid items-start gap-4 wide:grid-cols-2">
        <Field
          name={nameField}
          label={t.cluster.groupName}
          defaultValue={name}
          autoComplete="off"
          spellCheck={false}
          error={errorOf(nameField)}
        />
        <Field
          name={countField}
          type="number"
          label={t.cluster.howManyWorkers}
          min={1}
          max={MOST_WORKERS}
          defaultValue={count}
          hint={t.cluster.fromTo(1, MOST_WORKERS)}
          error={errorOf(countField)}
        />
      </div>
      {family !== USUAL_FAMILY && <input type="hidden" name={groupField(at, 'family')} value={family} />}
      <NodeFields
        key={choice.location}
        legend={t.cluster.node}
        names={groupNodeFields(at)}
        node={node}
        shelf={choice.workers}
        discount={choice.discount}
        errorOf={errorOf}
      />
      <Labels at={at} labels={labels} errorOf={errorOf} onMove={onMove} />
      {!isOnly && (
        <MoveButton move={{ kind: 'remove-group', at }} onMove={onMove}>
          {t.cluster.removeGroup(name || String(place), aloud)}
        </MoveButton>
      )}
    </fieldset>
  );
}

interface LabelsProps extends Pick<GroupFieldsProps, 'errorOf' | 'onMove'> {
  at: number;
  labels: readonly LabelDraft[];
}

function Labels({ at, labels, errorOf, onMove }: LabelsProps) {
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1.5 text-15 font-medium">{t.cluster.labels}</legend>
      <p className="text-13 text-ink-soft">{t.cluster.labelsText}</p>
      {labels.map(({ row, key, value }) => {
        const [keyField, valueField] = [labelField(at, row, 'key'), labelField(at, row, 'value')];
        return (
          <div key={row} className="grid items-start gap-3 wide:grid-cols-[1fr_1fr_auto]">
            <Field
              name={keyField}
              label={t.cluster.key}
              defaultValue={key}
              {...AS_WRITTEN}
              placeholder="tier"
              error={errorOf(keyField)}
            />
            <Field
              name={valueField}
              label={t.cluster.value}
              defaultValue={value}
              {...AS_WRITTEN}
              placeholder="front"
              error={errorOf(valueField)}
            />
            <div className="wide:pt-[1.875rem]">
              <MoveButton move={{ kind: 'remove-label', at, row }} onMove={onMove}>
                {t.cluster.removeLabel(key, aloud)}
              </MoveButton>
            </div>
          </div>
        );
      })}
      {labels.length < MOST_LABELS ? (
        <MoveButton move={{ kind: 'add-label', at }} onMove={onMove}>
          {t.cluster.addLabel}
        </MoveButton>
      ) : (
        <p className="text-13 text-ink-soft">{t.cluster.moreLabelsInPanel(MOST_LABELS)}</p>
      )}
    </fieldset>
  );
}

/** For who does not see which one it is. */
function aloud(words: string) {
  return <span className="sr-only">{words}</span>;
}

interface MoveButtonProps {
  move: DraftMove;
  onMove: (move: DraftMove) => void;
  children: ReactNode;
}

/** Changes what there is to fill in. Without scripts it sends the form, and the page comes back with the change. */
export function MoveButton({ move, onMove, children }: MoveButtonProps) {
  return (
    <button
      type="submit"
      id={moveId(move)}
      name={MOVE}
      value={writeMove(move)}
      onClick={(event) => {
        event.preventDefault();
        onMove(move);
      }}
      className={`justify-self-start ${buttonClass('quiet')}`}
    >
      {children}
    </button>
  );
}

/** The id of the button of a move. */
export function moveId(move: DraftMove): string {
  return `do-${writeMove(move)}`;
}
