/** How much lighter or heavier than the shop's page the floor's may be. */
const DIFFERENCE_MAX = 0.05

/** The document at an address of a server, as who sends these headers gets it. */
export async function documentAt(port, path, headers = {}) {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { 'accept': 'text/html', 'accept-encoding': 'identity', ...headers },
  })
  const text = await response.text()
  if (response.status !== 200) throw new Error(`GET ${path} answered ${response.status}`)
  return text
}

const tagsIn = (text) => text.match(/<[a-z]/g)?.length ?? 0

/** What React drew: the body without the data for the browser. */
function drawn(text) {
  return text.slice(text.indexOf('<body')).replace(/<script[^>]*data-page.*?<\/script>/s, '')
}

/**
 * A floor that draws less would be no match, and one that draws more would flatter the shop.
 *
 * @throws Error where its page has other numbers of elements or bytes
 */
export function assertAsHeavy(floor, ours) {
  for (const [what, weigh] of [
    ['elements', tagsIn],
    ['bytes', Buffer.byteLength],
  ]) {
    const [own, wanted] = [weigh(drawn(floor)), weigh(drawn(ours))]
    console.error(`The floor's page has ${own} ${what}, the shop's ${wanted}`)
    if (Math.abs(own - wanted) > wanted * DIFFERENCE_MAX) {
      throw new Error('The pages are not of the same weight: bench/floors/gift_page.mjs')
    }
  }
}
