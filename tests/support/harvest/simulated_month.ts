import type { Evidence } from '#points/harvest/evidence'
import { HONEST_KINDS, type HonestKind } from './honest_members.js'
import { HARVEST_KINDS, type HarvestKind } from './planted_harvests.js'
import { World } from './world.js'

const HONEST_MEMBERS = 1500
const HARVESTS_PER_KIND = 4

/** A harvest that was planted, and the accounts it went through. */
export interface PlantedHarvest {
  kind: HarvestKind
  members: number[]
}

/** A month of scans with what is true of it. */
export interface SimulatedMonth {
  evidence: Evidence
  honest: { kind: HonestKind; members: number[] }[]
  harvests: PlantedHarvest[]
}

/** A month of honest members, among whom every kind of harvest is planted. */
export function simulatedMonth(seed: number): SimulatedMonth {
  const world = new World(seed)
  const honest: SimulatedMonth['honest'] = []
  for (let made = 0; made < HONEST_MEMBERS;) {
    const kind = honestKind(world)
    const members = HONEST_KINDS[kind].live(world)
    honest.push({ kind, members })
    made += members.length
  }
  const kinds = Object.keys(HARVEST_KINDS) as HarvestKind[]
  const harvests = kinds.flatMap((kind) =>
    Array.from({ length: HARVESTS_PER_KIND }, () => {
      return { kind, members: HARVEST_KINDS[kind](world) }
    })
  )
  return { evidence: world.evidence, honest, harvests }
}

function honestKind(world: World): HonestKind {
  const kinds = Object.entries(HONEST_KINDS) as [HonestKind, { weight: number }][]
  let left = world.random.below(kinds.reduce((sum, [, { weight }]) => sum + weight, 0))
  const [kind] = kinds.find(([, { weight }]) => (left -= weight) < 0)!
  return kind
}
