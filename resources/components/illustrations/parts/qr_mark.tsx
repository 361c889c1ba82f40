/** Runs of dark cells of a made-up code; it decodes to nothing. */
const CELLS = [
  'M0 0h7v1h-7zM8 0h2v1h-2zM11 0h1v1h-1zM14 0h7v1h-7zM0 1h1v1h-1zM6 1h1v1h-1z',
  'M8 1h2v1h-2zM14 1h1v1h-1zM20 1h1v1h-1zM0 2h1v1h-1zM2 2h3v1h-3zM6 2h1v1h-1z',
  'M8 2h1v1h-1zM11 2h1v1h-1zM14 2h1v1h-1zM16 2h3v1h-3zM20 2h1v1h-1zM0 3h1v1h-1z',
  'M2 3h3v1h-3zM6 3h1v1h-1zM8 3h5v1h-5zM14 3h1v1h-1zM16 3h3v1h-3zM20 3h1v1h-1z',
  'M0 4h1v1h-1zM2 4h3v1h-3zM6 4h1v1h-1zM10 4h1v1h-1zM14 4h1v1h-1zM16 4h3v1h-3z',
  'M20 4h1v1h-1zM0 5h1v1h-1zM6 5h1v1h-1zM12 5h1v1h-1zM14 5h1v1h-1zM20 5h1v1h-1z',
  'M0 6h7v1h-7zM8 6h1v1h-1zM10 6h1v1h-1zM12 6h1v1h-1zM14 6h7v1h-7zM9 7h1v1h-1z',
  'M11 7h1v1h-1zM0 8h1v1h-1zM2 8h3v1h-3zM6 8h1v1h-1zM8 8h1v1h-1zM10 8h1v1h-1z',
  'M12 8h2v1h-2zM17 8h4v1h-4zM2 9h2v1h-2zM5 9h1v1h-1zM8 9h1v1h-1zM10 9h3v1h-3z',
  'M14 9h1v1h-1zM17 9h1v1h-1zM19 9h1v1h-1zM0 10h2v1h-2zM5 10h2v1h-2zM8 10h1v1h-1z',
  'M10 10h2v1h-2zM14 10h6v1h-6zM0 11h3v1h-3zM4 11h2v1h-2zM7 11h5v1h-5zM13 11h2v1h-2z',
  'M17 11h1v1h-1zM0 12h1v1h-1zM3 12h1v1h-1zM5 12h5v1h-5zM12 12h1v1h-1zM14 12h1v1h-1z',
  'M16 12h1v1h-1zM18 12h1v1h-1zM8 13h1v1h-1zM10 13h1v1h-1zM14 13h1v1h-1zM19 13h2v1h-2z',
  'M0 14h7v1h-7zM9 14h1v1h-1zM13 14h1v1h-1zM16 14h3v1h-3zM0 15h1v1h-1zM6 15h1v1h-1z',
  'M13 15h1v1h-1zM15 15h1v1h-1zM19 15h2v1h-2zM0 16h1v1h-1zM2 16h3v1h-3zM6 16h1v1h-1z',
  'M8 16h3v1h-3zM13 16h2v1h-2zM16 16h1v1h-1zM0 17h1v1h-1zM2 17h3v1h-3zM6 17h1v1h-1z',
  'M8 17h7v1h-7zM16 17h5v1h-5zM0 18h1v1h-1zM2 18h3v1h-3zM6 18h1v1h-1zM8 18h1v1h-1z',
  'M10 18h1v1h-1zM13 18h1v1h-1zM15 18h2v1h-2zM18 18h2v1h-2zM0 19h1v1h-1zM6 19h1v1h-1z',
  'M9 19h2v1h-2zM12 19h3v1h-3zM16 19h2v1h-2zM20 19h1v1h-1zM0 20h7v1h-7zM8 20h5v1h-5z',
  'M15 20h2v1h-2z',
].join('')

export interface QrMarkProps {
  /** Edge of the white square. */
  size: number
}

/** A code on its white square, 21 cells and a quiet zone. */
export function QrMark({ size }: QrMarkProps) {
  return (
    <>
      <rect width={size} height={size} rx={size * 0.07} fill="#fff" />
      <g transform={`translate(${size * 0.08} ${size * 0.08}) scale(${size * 0.04})`}>
        <path d={CELLS} fill="#0d1c20" />
      </g>
    </>
  )
}
