import { errorOf } from './http'
import { askForPassword } from './password_prompt'

/** The server wants the password once more before this. */
const PASSWORD_WANTED = 423
/** The address of the file is let go after so many ms; by then the browser has taken it. */
const RELEASE_MS = 10_000

/**
 * Fetches a file of the back-office API and hands it to the browser to keep.
 *
 * @throws HttpError as every other request
 */
export async function download(path: string): Promise<void> {
  const response = await fetch(`/api/admin${path}`, {
    credentials: 'same-origin',
    headers: { Accept: 'application/json' },
  })
  if (response.status === PASSWORD_WANTED && (await askForPassword())) return download(path)
  if (!response.ok) throw errorOf(response.status, (await response.json()).errors ?? [])
  const url = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  const [, name] =
    /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? []
  Object.assign(link, { href: url, download: name ?? 'download' })
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_MS)
}
