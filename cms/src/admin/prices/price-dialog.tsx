import { Button, Dialog, Flex, Typography } from '@strapi/design-system';
import { useEffect, useRef, useState } from 'react';
import { type PriceQuestion, showQuestionsWith } from './ask-for-prices';

interface Asked {
  question: PriceQuestion;
  answer(isMeant: boolean): void;
}

const WORDS = {
  publication: {
    when: 'Посетители увидят это сразу после публикации.',
    ...{ no: 'Не публиковать', yes: 'Да, опубликовать' },
  },
  plan: {
    when: 'Посетители увидят это в назначенный момент, если до него цены не изменят.',
    ...{ no: 'Не планировать', yes: 'Да, запланировать' },
  },
} as const;

/** The question whether the prices are meant, old beside new. Escape and closing mean no. */
export function PriceDialog() {
  const [asked, setAsked] = useState<Asked>();
  const open = useRef<Asked>();
  open.current = asked;

  useEffect(() => {
    const stop = showQuestionsWith((question) => new Promise((answer) => setAsked({ question, answer })));
    return () => {
      stop();
      // Whoever leaves the form has not said yes.
      open.current?.answer(false);
    };
  }, []);

  function answer(isMeant: boolean) {
    asked?.answer(isMeant);
    setAsked(undefined);
  }

  if (asked === undefined) return null;
  const { changes, action } = asked.question;
  const words = WORDS[action];
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && answer(false)}>
      <Dialog.Content>
        <Dialog.Header>{changes.length === 1 ? 'Цена точно такая?' : 'Цены точно такие?'}</Dialog.Header>
        <Dialog.Body>
          <Flex direction="column" alignItems="stretch" gap={4} width="100%">
            {changes.map((change) => (
              <Change key={change.label} change={change} />
            ))}
            <Typography textColor="neutral600" textAlign="center">
              {words.when}
            </Typography>
          </Flex>
        </Dialog.Body>
        <Dialog.Footer>
          <Button variant="tertiary" fullWidth autoFocus onClick={() => answer(false)}>
            {words.no}
          </Button>
          <Button variant="danger" fullWidth onClick={() => answer(true)}>
            {words.yes}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

function Change({ change: { label, from, to, note } }: { change: PriceQuestion['changes'][number] }) {
  return (
    <Flex direction="column" gap={1}>
      <Typography textColor="neutral600" textAlign="center">
        {label}
      </Typography>
      <Typography variant="beta" tag="p" textAlign="center">
        {from} → {to}
      </Typography>
      <Typography fontWeight="bold" textColor="danger600">
        {note}
      </Typography>
    </Flex>
  );
}
