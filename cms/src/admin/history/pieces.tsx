import { Box, Typography } from '@strapi/design-system';
import type { Piece } from '../../editorial/difference/difference';

/** A text with what went struck through and what came underlined, so that it can be told without colours. */
export function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  return (
    <Typography tag="div" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {pieces.map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces stand in a fixed order and may repeat.
        <Marked key={index} piece={piece} />
      ))}
    </Typography>
  );
}

function Marked({ piece: { change, text } }: { piece: Piece }) {
  switch (change) {
    case 'same':
      return text;
    case 'removed':
      return <Gone>{text}</Gone>;
    case 'added':
      return <New>{text}</New>;
  }
}

export function Gone({ children }: { children: React.ReactNode }) {
  return (
    <Box tag="del" background="danger100" color="danger700" style={RUN}>
      {children}
    </Box>
  );
}

export function New({ children }: { children: React.ReactNode }) {
  return (
    <Box tag="ins" background="success100" color="success700" style={RUN}>
      {children}
    </Box>
  );
}

const RUN = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;
