import { crossSiteToken } from './cross_site_token'
import { JsonError } from './json'

/**
 * Sends the bytes of a picture as they are.
 *
 * @throws JsonError
 */
export async function putPicture(url: string, picture: Blob): Promise<void> {
  const response = await fetch(url, {
    method: 'PUT',
    credentials: 'same-origin',
    headers: {
      'Accept': 'application/json',
      'Content-Type': picture.type || 'application/octet-stream',
      'X-XSRF-TOKEN': crossSiteToken(),
    },
    body: picture,
  }).catch((error) => {
    throw new JsonError(0, [], { cause: error })
  })
  if (response.ok) return
  const answer = await response.json().catch(() => null)
  throw new JsonError(response.status, answer?.errors ?? [])
}
