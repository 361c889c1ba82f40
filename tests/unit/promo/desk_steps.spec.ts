import { test } from '@japa/runner'
import { deskSteps, isOpen, voidReasons, type StepFacts } from '#promo/draws/desk/desk_steps'

const HOUR_MS = 3_600_000
const at = (day: string) => Date.parse(`${day}:00+02:00`)

/** A weekly draw whose round comes out 2 s after its hour. */
const facts: StepFacts = {
  state: 'draft',
  kind: 'weekly',
  opensAt: at('2031-05-19T00:00'),
  closesAt: at('2031-05-26T00:00'),
  freezeBy: at('2031-05-27T10:00'),
  drawAt: at('2031-05-28T12:00'),
  roundOutAt: null,
  waitingNames: 0,
  isDrawnAgain: false,
  isSeedLost: false,
  isKnown: false,
}
const roundOutAt = facts.drawAt + 2000

/** The steps that can be taken now; `2` behind those that need two people. */
function open(given: Partial<StepFacts>, now: number): string {
  return deskSteps({ ...facts, ...given }, now)
    .filter((step) => isOpen(step, now))
    .map(({ step, needsTwo }) => `${step}${needsTwo ? 2 : ''}`)
    .join(' ')
}

test.group('Steps of a draw at its desk', () => {
  const { opensAt, closesAt, freezeBy, drawAt } = facts
  const frozen = { state: 'frozen', roundOutAt } as const
  const main = { kind: 'main' }
  for (const [given, now, steps] of [
    [{}, opensAt - 24 * HOUR_MS, 'announce2'],
    [{}, opensAt - 24 * HOUR_MS + 1, ''],
    [{ state: 'committed' }, closesAt, 'exclude2 void2'],
    [{ state: 'committed' }, closesAt + HOUR_MS / 2, 'freeze exclude2 void2'],
    [{ state: 'committed', isKnown: true }, closesAt + HOUR_MS, 'freeze void2'],
    [{ state: 'committed', ...main }, closesAt + HOUR_MS, 'freeze2 exclude2 void2'],
    [{ state: 'committed', ...main }, freezeBy, 'freeze exclude2 void2'],
    [frozen, drawAt, 'void2'],
    [frozen, roundOutAt, 'run void2'],
    [{ ...frozen, ...main }, roundOutAt, 'run2 void2'],
    [{ ...frozen, ...main }, drawAt + 24 * HOUR_MS, 'run void2'],
    [frozen, drawAt + 72 * HOUR_MS, 'run call2 void2'],
    [{ ...frozen, ...main }, drawAt + 72 * HOUR_MS, 'run call2 void2'],
    [{ state: 'drawn', waitingNames: 2 }, roundOutAt, 'names2 void2'],
    [{ state: 'announced' }, roundOutAt, 'void2'],
    [{ state: 'announced', waitingNames: 1 }, roundOutAt, 'names2 void2'],
    [{ state: 'void' }, roundOutAt, 'again2'],
    [{ state: 'void', isDrawnAgain: true }, roundOutAt, ''],
    [{ state: 'settled' }, roundOutAt, 'void2'],
  ] as [Partial<StepFacts>, number, string][]) {
    const name = Object.values(given).filter((one) => typeof one === 'string')
    const when = `${new Date(now).toISOString()}`
    test(`[R-14] ${name.join(' ') || 'draft'} at ${when}: ${steps || 'nothing'}`, ({ assert }) => {
      assert.equal(open(given, now), steps)
    })
  }

  test('[R-14] once the round is out a mistake makes no draw void', ({ assert }) => {
    const known = { ...facts, ...frozen }
    assert.include(voidReasons(known, roundOutAt - 1), 'mistake')
    assert.notInclude(voidReasons(known, roundOutAt), 'mistake')
  })

  test('[R-14] a seed is lost only where it does not open', ({ assert }) => {
    const known = { ...facts, ...frozen }
    assert.deepEqual(voidReasons(known, roundOutAt), ['outside_order'])
    const lost = voidReasons({ ...known, isSeedLost: true }, roundOutAt)
    assert.deepEqual(lost, ['outside_order', 'seed_lost'])
  })
})
