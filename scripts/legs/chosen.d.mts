export interface Leg {
  name: string
  suite?: string
  files?: string | string[]
}

export function chosenLegs(args: string[]): Leg[]
export function minutesIn(args: string[]): number
