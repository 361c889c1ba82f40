interface Counts {
  passed?: number
  failed?: number
  skipped?: number
  failures?: string[]
}

export class Tally {
  failures: string[]
  readonly line: string
  add(leg: string, counts: Counts): void
}
export function legLine(leg: string, counts: Counts, milliseconds: number): string
export function countsOfRun(
  code: number | string,
  text: string,
  lastTest?: string
): Required<Counts>
