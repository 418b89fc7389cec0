import { clusterPicture } from './cluster-picture';

interface ClusterDrawingProps {
  masterCount: number;
  groups: readonly { at: number; count: number }[];
}

/** The cluster as it is put together. The words beside it say the same. */
export function ClusterDrawing({ masterCount, groups }: ClusterDrawingProps) {
  const { width, height, masters, racks, wires } = clusterPicture(
    masterCount,
    groups.map(({ count }) => count),
  );
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox={`0 0 ${width} ${height}`}
      className="block h-auto w-full"
      fill="none"
    >
      <path d={wires} stroke="var(--edge)" />
      {masters.map((box) => (
        <g key={box.x}>
          <rect {...box} rx={4} fill="var(--surface)" stroke="var(--ink)" />
          <path d={`M${box.x + 10} ${box.y + 12}h22M${box.x + 10} ${box.y + 21}h30`} stroke="var(--edge)" />
          <circle cx={box.x + box.width - 10} cy={box.y + 12} r={3} fill="var(--accent)" />
        </g>
      ))}
      {racks.map(({ nodes, ...rack }, place) => (
        <g key={groups[place]?.at}>
          <rect {...rack} rx={4} fill="var(--wash)" stroke="var(--edge)" />
          {nodes.map((node) => (
            <rect key={`${node.x} ${node.y}`} {...node} rx={1.5} fill="var(--ink)" />
          ))}
          <text x={rack.x + 8} y={rack.y + rack.height - 5.5} fontSize={10} fill="var(--ink-soft)">
            × {nodes.length}
          </text>
        </g>
      ))}
    </svg>
  );
}
