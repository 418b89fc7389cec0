import { Box } from '@strapi/design-system';
import encodeQR from 'qr';

/** Light around the code, without which a camera does not find it. */
const MARGIN = 4;

/** A QR code, drawn here and sent nowhere. Dark on light in either look: many apps read no other. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: MARGIN });
  const size = rows.length;
  const modules = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <Box width="20rem" maxWidth="100%" shrink={0}>
      <svg
        viewBox={`0 0 ${size} ${size}`}
        width="100%"
        role="img"
        aria-label={label}
        shapeRendering="crispEdges"
      >
        <rect width={size} height={size} fill="#fff" />
        <path d={modules.join('')} fill="#000" />
      </svg>
    </Box>
  );
}
