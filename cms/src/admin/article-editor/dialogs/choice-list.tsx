import styled from 'styled-components';

export interface Choice {
  id: string;
  label: string;
  note: string;
}

interface ChoiceListProps {
  label: string;
  choices: readonly Choice[];
  chosen: string | undefined;
  onChosen(id: string): void;
}

/** A list of which one is chosen; it scrolls inside itself. */
export function ChoiceList({ label, choices, chosen, onChosen }: ChoiceListProps) {
  return (
    <List role="radiogroup" aria-label={label}>
      {choices.map(({ id, label: words, note }) => (
        <label key={id}>
          <input
            type="radio"
            name={`choice-${label}`}
            checked={id === chosen}
            onChange={() => onChosen(id)}
          />
          <span>
            {words}
            <small>{note}</small>
          </span>
        </label>
      ))}
    </List>
  );
}

const List = styled.div`
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: ${({ theme }) => theme.borderRadius};
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 1.4rem;
  max-height: 28rem;
  overflow-y: auto;

  label {
    cursor: pointer;
    display: flex;
    gap: 10px;
    padding: 8px 12px;
  }

  label:hover,
  label:has(:checked) {
    background: ${({ theme }) => theme.colors.primary100};
  }

  label:has(:focus-visible) {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: -2px;
  }

  small {
    color: ${({ theme }) => theme.colors.neutral600};
    display: block;
    font-size: 1.2rem;
  }
`;
