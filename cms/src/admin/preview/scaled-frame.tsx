import { useEffect, useRef, useState } from 'react';

/** A frame that believes to be as wide as a screen, drawn smaller where there is less room. */
export function ScaledFrame({ address, width }: { address: string; width: number }) {
  const room = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (room.current === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(room.current);
    return () => observer.disconnect();
  }, []);

  const scale = Math.min(1, size.width / width || 1);
  return (
    <div ref={room} style={{ flex: 1, minHeight: 0, overflow: 'hidden', padding: '1.6rem' }}>
      <div style={{ width: width * scale, height: '100%', margin: '0 auto', overflow: 'hidden' }}>
        <iframe
          title="Черновик на сайте"
          src={address}
          referrerPolicy="no-referrer"
          // The draft may do what a page of the site does, and may not lead the panel away from the person.
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
          style={{
            ...{ display: 'block', border: 0, background: '#fff' },
            width,
            height: size.height / scale,
            transform: `scale(${scale})`,
            transformOrigin: '0 0',
          }}
        />
      </div>
    </div>
  );
}
