import { test } from '@japa/runner'
import { OutsideFailure } from '#app/http/ask_outside'
import type { OutwardQuestion } from '#app/http/outward_agent'
import { DEMO_CHAIN, QUICKNET } from '#promo/draw/chains'
import { isSigned } from '#promo/draws/beacon/bls'
import { demoSignature } from '#promo/draws/beacon/demo_chain'
import { DrandRelays } from '#promo/draws/beacon/drand_relays'
import { SIGNATURE_OF_1000 } from '#tests/support/draw_vectors'

const RELAYS = ['https://one.example', 'https://two.example', 'https://three.example']

/** Relays that answer as told, in their order; an error is one that cannot be reached. */
function relays(...answers: ({ status?: number; text: string } | Error)[]) {
  const asked: string[] = []
  const agent = {
    async ask({ address, method }: OutwardQuestion) {
      asked.push(`${method} ${address.href}`)
      const answer = answers[asked.length - 1]
      if (answer instanceof Error) throw answer
      return { status: 200, retryAfter: undefined, ...answer }
    },
  }
  return { asked, source: new DrandRelays(RELAYS, agent) }
}

const told = (signature: unknown) => ({ text: JSON.stringify({ round: 1000, signature }) })

test.group('Relays of the beacon', () => {
  test('[R-14] the first is asked for the round of the chain, by its name', async ({ assert }) => {
    const { asked, source } = relays(told(SIGNATURE_OF_1000))
    assert.equal(await source.signatureOf(QUICKNET, 1000), SIGNATURE_OF_1000)
    assert.deepEqual(asked, [`GET https://one.example/${QUICKNET.name}/public/1000`])
  })

  test('[R-14] one that lies, is late, broken or away is passed over', async ({ assert }) => {
    const lie = told(demoSignature(1000))
    for (const bad of [
      lie,
      { status: 404, text: '' },
      { text: '<html>' },
      told(7),
      { text: '{}' },
      new OutsideFailure('one.example: ETIMEDOUT', true),
    ]) {
      const { asked, source } = relays(bad, told(SIGNATURE_OF_1000))
      assert.equal(await source.signatureOf(QUICKNET, 1000), SIGNATURE_OF_1000)
      assert.lengthOf(asked, 2)
    }
  })

  test('[R-14] nobody has it: nothing is answered', async ({ assert }) => {
    const { asked, source } = relays(told(''), told(''), told(''))
    assert.isUndefined(await source.signatureOf(QUICKNET, 1000))
    assert.lengthOf(asked, 3)
  })

  test('[R-14] the chain of the demo is signed here', async ({ assert }) => {
    const { asked, source } = relays()
    const signature = await source.signatureOf(DEMO_CHAIN, 5)
    assert.isTrue(isSigned(DEMO_CHAIN, 5, signature!))
    assert.deepEqual(asked, [])
  })
})
