/** A sheet of A4 with labels of one size side by side. Lengths are millimetres. */
export interface LabelFormat {
  columns: number
  rows: number
  /** Size of one label. */
  width: number
  height: number
  /** Where the first label begins. */
  left: number
  top: number
  /** Free space between two labels. */
  columnGap: number
  rowGap: number
  /** Nothing stands nearer to the edge of a label: printers are off a little. */
  margin: number
}

/**
 * The label sheets every stationer has, by the size of a label.
 *
 * @source Avery 3474, L7160, L7651, the maker's figures for 24, 21 and 65 labels a sheet
 */
export const LABEL_FORMATS = {
  '70x37': {
    columns: 3,
    rows: 8,
    width: 70,
    height: 37,
    left: 0,
    top: 0.5,
    columnGap: 0,
    rowGap: 0,
    // These labels reach the edge of the sheet, where printers cannot print.
    margin: 4.2,
  },
  '63x38': {
    columns: 3,
    rows: 7,
    width: 63.5,
    height: 38.1,
    left: 7.2,
    top: 15.15,
    columnGap: 2.55,
    rowGap: 0,
    margin: 1.5,
  },
  '38x21': {
    columns: 5,
    rows: 13,
    width: 38.1,
    height: 21.2,
    left: 4.75,
    top: 10.7,
    columnGap: 2.5,
    rowGap: 0,
    margin: 1.5,
  },
} as const satisfies Record<string, LabelFormat>

/** The name of a label sheet. */
export type LabelName = keyof typeof LABEL_FORMATS

/** The names of all label sheets, the usual one first. */
export const LABEL_NAMES = Object.keys(LABEL_FORMATS) as [LabelName, ...LabelName[]]

/** Stickers of one sheet. */
export function labelsOf({ columns, rows }: LabelFormat): number {
  return columns * rows
}

/** Where a label begins on its sheet; `place` counts from 0, row by row. */
export function placeOf(format: LabelFormat, place: number): { x: number; y: number } {
  const column = place % format.columns
  const row = Math.floor(place / format.columns)
  return {
    x: format.left + column * (format.width + format.columnGap),
    y: format.top + row * (format.height + format.rowGap),
  }
}
