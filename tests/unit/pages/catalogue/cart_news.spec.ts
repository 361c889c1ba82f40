import { test } from '@japa/runner'
import { hearCartChanges, tellCartChange } from '~/components/catalogue/cart_news'

/** Another tab of the browser. */
function otherTab() {
  const channel = new BroadcastChannel('cart')
  const heard: unknown[] = []
  channel.onmessage = ({ data }) => void heard.push(data)
  return { channel, heard }
}

test.group('News of the cart', () => {
  test('another tab hears of a change, and this one of the other’s', async ({
    assert,
    cleanup,
  }) => {
    const { channel, heard } = otherTab()
    cleanup(() => channel.close())
    let told = 0
    const stop = hearCartChanges(() => told++)
    tellCartChange()
    while (heard.length === 0) await new Promise((turn) => setTimeout(turn, 5))
    assert.equal(told, 0)
    channel.postMessage('changed')
    while (told === 0) await new Promise((turn) => setTimeout(turn, 5))
    stop()
    channel.postMessage('changed')
    tellCartChange()
    while (heard.length < 2) await new Promise((turn) => setTimeout(turn, 5))
    assert.equal(told, 1)
  })
})
