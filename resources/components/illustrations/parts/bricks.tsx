const BRICK = { width: 70, height: 28, gap: 5 }

export interface BricksProps {
  width: number
  height: number
}

/** A wall in running bond; every sixth brick is darker, every sixth lighter. */
export function Bricks({ width, height }: BricksProps) {
  const rows = Math.ceil(height / (BRICK.height + BRICK.gap))
  return (
    <>
      <rect width={width} height={height} fill="#d9c9b4" />
      {Array.from({ length: rows }, (_, row) => (
        <BrickRow key={row} row={row} width={width} />
      ))}
    </>
  )
}

function BrickRow({ row, width }: { row: number; width: number }) {
  const pitch = BRICK.width + BRICK.gap
  const shift = row % 2 === 0 ? 0 : pitch / 2
  const count = Math.ceil((width + shift) / pitch)
  return (
    <>
      {Array.from({ length: count }, (_, index) => {
        const left = Math.max(0, index * pitch - shift)
        const right = Math.min(width, index * pitch - shift + BRICK.width)
        return (
          <rect
            key={index}
            x={left}
            y={row * (BRICK.height + BRICK.gap)}
            width={right - left}
            height={BRICK.height}
            rx="1.5"
            fill={brickColor(index - row)}
          />
        )
      })}
    </>
  )
}

function brickColor(place: number): string {
  const turn = ((place % 6) + 6) % 6
  if (turn === 1) return '#a64c31'
  return turn === 4 ? '#c26748' : '#b4573a'
}
