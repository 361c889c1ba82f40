export interface QueuedLeg {
  name: string
  everyday?: boolean
  weight?: number
}

export class LegQueue<Leg extends QueuedLeg> {
  leftOut: string[]
  constructor(legs: Leg[], options?: { minutes?: number; now?: number })
  next(ms: number): Leg | undefined
}
