/** Lighter modules a reader needs around it. */
const quiet = 4

/** A QR code from its rows of 0 and 1: black on white, also in the dark, for a camera reads no other. */
export function QrCode({ rows, label, className }: { rows: readonly string[]; label: string; className?: string }) {
  const size = rows.length + 2 * quiet
  const runs = rows.flatMap((row, y) =>
    [...row.matchAll(/1+/g)].map(
      ({ index, 0: run }) => `M${index + quiet} ${y + quiet}h${run.length}v1h-${run.length}z`,
    ),
  )
  return (
    <svg
      role="img"
      aria-label={label}
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      style={{ forcedColorAdjust: 'none' }}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={runs.join('')} fill="#000" />
    </svg>
  )
}
