import { clock as shop } from '#app/clock'
import { freezeAndDraw } from '#promo/draws/draw_watch'
import { frozenClock } from '#tests/support/clock'
import { announced, drawStandIns, endStandIns, givenDraws } from '#tests/support/draws'

/** A draw of last month, with a member who took part. */
export async function drawnLastMonth(memberId: number) {
  const clock = frozenClock(shop.now() - 31 * 24 * 3_600_000)
  try {
    drawStandIns()
    const given = await announced(await givenDraws({ memberIds: [memberId, 900_001, 900_002] }))
    clock.pass(given.draws[0].freezeBy - shop.now())
    await freezeAndDraw()
    clock.pass(given.draws[0].drawAt + 3000 - shop.now())
    await freezeAndDraw()
    return given
  } finally {
    endStandIns()
    clock.restore()
  }
}
