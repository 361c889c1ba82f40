import { HttpError } from 'react-admin'
import { contentsOf, crossSiteToken, errorOf } from '../../providers/http'
import type { Medium } from './medium'

const MB = 1024 * 1024
/** Largest uploads, as the server checks them, in bytes. */
const PICTURE_MAX = 10 * MB
const FILE_MAX = 20 * MB
const DONE = 100
const CREATED = 201

interface Wanted {
  /** The one kind that is taken. */
  kind?: Medium['kind']
  /** The medium that gets other files. */
  id?: number
  onProgress: (percent: number) => void
}

/**
 * Sends one file as a raw request. `fetch` does not tell how much of it is on its way.
 *
 * @throws HttpError
 */
export function sendMedium(
  file: File,
  { kind, id, onProgress }: Wanted
): Promise<{ medium: Medium; isNew: boolean }> {
  const isPdf = file.type === 'application/pdf'
  if (file.size > FILE_MAX) throw new HttpError('errors.file_too_large', 413)
  if (!isPdf && file.size > PICTURE_MAX) throw new HttpError('errors.picture_too_large', 413)
  const query = new URLSearchParams({ file_name: file.name, ...(kind && { kind }) })
  const path = id === undefined ? `media?${query}` : `media/${id}/contents`
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest()
    sending.open('PUT', `/api/admin/${path}`)
    sending.setRequestHeader('Accept', 'application/json')
    sending.setRequestHeader('Content-Type', file.type || 'application/octet-stream')
    sending.setRequestHeader('X-XSRF-TOKEN', crossSiteToken())
    sending.upload.onprogress = ({ loaded, total }) =>
      onProgress(total ? Math.round((loaded / total) * DONE) : 0)
    sending.onerror = () => reject(new HttpError('errors.status_0', 0))
    sending.onload = () => {
      const { status } = sending
      const { data, errors = [] } = answerOf(sending.responseText)
      if (data) resolve({ medium: data, isNew: status === CREATED })
      else reject(errorOf(status, errors))
    }
    sending.send(file)
  })
}

/** A server in front of the shop may answer something else than JSON. */
function answerOf(text: string): ReturnType<typeof contentsOf> {
  try {
    return contentsOf(text)
  } catch {
    return {}
  }
}
