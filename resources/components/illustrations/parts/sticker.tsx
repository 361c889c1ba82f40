import { QrMark } from './qr_mark'

export interface StickerProps {
  x: number
  y: number
  /** Width; the height is 1.24 times as much. */
  size: number
  /** In degrees, around its middle. */
  turn?: number
}

/** The yellow sticker with the code, as it is on bags and buckets. */
export function Sticker({ x, y, size, turn = 0 }: StickerProps) {
  const height = size * 1.24
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn} ${size / 2} ${height / 2})`}>
      <rect width={size} height={height} rx={size * 0.1} fill="#ffc61e" />
      <g transform={`translate(${size * 0.08} ${size * 0.08})`}>
        <QrMark size={size * 0.84} />
      </g>
      <rect
        x={size * 0.14}
        y={size * 1.01}
        width={size * 0.72}
        height={size * 0.1}
        rx={size * 0.03}
        fill="#0d1c20"
      />
    </g>
  )
}
