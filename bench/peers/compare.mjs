import { median, WARM_UP_SECONDS } from '../load/fire.mjs'
import { fireFlows } from './fire_flows.mjs'
import { openPeer, openShop } from './sides.mjs'
import { startPostgres } from '../../scripts/services/postgres.mjs'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3)
const SECONDS = Number(process.env.BENCH_SECONDS ?? 6)

/**
 * A case that sets our shop beside a peer, flow by flow in turn, both on one PostgreSQL. Its ratio is that of the
 * flow which is furthest from its bar, as a share of the bar.
 *
 * @param flows what is compared: `name`, the flow of the `peer` and of `ours`, and the `bar`; without one it is told,
 * not judged
 */
export const against = (peer, { goal, flows }) => ({
  name: peer.name,
  goal,
  bar: 1,
  onlyNamed: true,
  async measure() {
    const server = await startPostgres()
    const opened = []
    const analyse = () => opened.forEach(({ database }) => server.query('VACUUM ANALYZE', database))
    try {
      for (const open of [openPeer, openShop]) opened.push(await open(peer, server))
      const rows = []
      for (const flow of flows) rows.push(await measured(flow, opened, analyse))
      return summary(this, rows)
    } finally {
      for (const side of opened) await side.stop()
      await server.stop()
    }
  },
})

/**
 * Rounds of peer and shop in turn after a warm-up. Then both databases are looked at as the server itself does once a minute: the
 * first orders came into empty tables, and plans made for those read them whole.
 */
async function measured({ name, peer, ours, bar }, [peerSide, shopSide], analyse) {
  const sides = { peer: { ...peerSide, flow: peerSide.flows[peer] } }
  sides.ours = { ...shopSide, flow: shopSide.flows[ours] }
  const rounds = { peer: [], ours: [] }
  for (let round = -1; round < ROUNDS; round++) {
    if (round < 1) analyse()
    for (const [which, side] of Object.entries(sides)) {
      const before = side.orders()
      const figures = await fireFlows(side, round < 0 ? WARM_UP_SECONDS : SECONDS)
      const placed = side.orders() - before
      if (peer === 'order' && placed !== figures.finished)
        throw new Error(`${which}: ${figures.finished} orders were answered, ${placed} are there`)
      if (round >= 0) rounds[which].push(figures)
    }
  }
  return rowOf({ name, bar }, rounds)
}

function rowOf({ name, bar }, rounds) {
  const middle = (which) =>
    Object.fromEntries(
      ['perSecond', 'perCpuSecond', 'p50', 'p99'].map((figure) => [
        figure,
        round(median(rounds[which].map((one) => one[figure]))),
      ])
    )
  const [peer, ours] = [middle('peer'), middle('ours')]
  const ratio = round(ours.perSecond / peer.perSecond)
  const ratioOfCpu = round(ours.perCpuSecond / peer.perCpuSecond)
  const wanted = bar ? `bar ${bar}` : 'not judged'
  console.error(
    `${name}: ${peer.perSecond} and ${ours.perSecond}/s, ${ratio} times (${wanted}); by CPU time ${ratioOfCpu} times`
  )
  return { flow: name, peer, ours, ratio, ratioOfCpu, bar }
}

function summary({ name, goal, bar }, rows) {
  const shares = rows.filter((row) => row.bar).map((row) => ({ row, share: row.ratio / row.bar }))
  const worst = shares.reduce((one, other) => (other.share < one.share ? other : one))
  const ratio = Number(worst.share.toFixed(3))
  const { peer, ours } = worst.row
  return { name, goal, floor: peer, ours, ratio, bar, reached: ratio >= bar, flows: rows }
}

/** Three digits that count, whole from a hundred on. */
const round = (number) => (number >= 100 ? Math.round(number) : Number(number.toPrecision(3)))
