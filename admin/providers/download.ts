import { send } from './http'

/** The address of the file is let go after so many ms; by then the browser has taken it. */
const RELEASE_MS = 10_000

/**
 * Fetches a file of the back-office API and hands it to the browser to keep.
 *
 * @throws HttpError as every other request
 */
export async function download(path: string): Promise<void> {
  const response = await send(path)
  const [, name] =
    /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? []
  keep(await response.blob(), name ?? 'download')
}

/** Hands a file to the browser to keep. */
export function keep(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  Object.assign(link, { href: url, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_MS)
}
