import {
  HttpCancelledError,
  HttpNetworkError,
  HttpResponseError,
  XhrHttpClient,
  mergeDataIntoQueryString,
} from '@inertiajs/core'
import type { HttpRequestConfig, HttpResponse, RequestPayload } from '@inertiajs/core'
import { crossSiteToken } from '../cross_site_token'

/** Says where an external address opens; without it in place of the page. @source requirements G-46 */
const TARGET = 'x-location-target'
const NEW_TAB = 'new-tab'

/**
 * Inertia's client, for two answers more: a file, which is saved, and an address for a new tab. The page stays as it is with both.
 * Answers are read as bytes, because a file is none that could be read as text. @source requirements G-43
 */
export class ShopHttpClient extends XhrHttpClient {
  protected async doRequest(config: HttpRequestConfig): Promise<HttpResponse> {
    const { status, headers, body } = await sent(config)
    const disposition = headers['content-disposition']
    const isFile = status === 200 && disposition && !headers['x-inertia']
    const tab = status === 409 && headers[TARGET] === NEW_TAB && headers['x-inertia-location']
    // Asked for ahead, nothing comes unasked; whoever then visits it asks anew.
    if ((isFile || tab) && config.headers?.Purpose) {
      throw new HttpNetworkError('Nothing to keep', config.url)
    }
    if (isFile) {
      const { saveFile } = await import('./save_file')
      saveFile(body, disposition)
      throw new HttpCancelledError()
    }
    if (tab && opensTab(tab)) throw new HttpCancelledError()
    const response = { status, headers, data: await body.text() }
    if (status < 400) return response
    throw new HttpResponseError(`Request failed with status ${status}`, response, config.url)
  }
}

/** What came back, unread. */
interface Answer {
  status: number
  headers: Record<string, string>
  body: Blob
}

function sent(config: HttpRequestConfig): Promise<Answer> {
  const { method, url, params, data, headers = {}, signal, onUploadProgress } = config
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    xhr.open(
      method.toUpperCase(),
      params ? mergeDataIntoQueryString('get', url, params as RequestPayload)[0] : url
    )
    xhr.responseType = 'blob'
    const isRaw = data instanceof FormData || data instanceof Blob || typeof data !== 'object'
    const json = data && !isRaw ? JSON.stringify(data) : undefined
    const token = crossSiteToken()
    const told = {
      'X-Requested-With': 'XMLHttpRequest',
      ...(token && { 'X-XSRF-TOKEN': token }),
      ...(json && { 'Content-Type': 'application/json' }),
      ...headers,
    }
    for (const [name, value] of Object.entries(told)) xhr.setRequestHeader(name, String(value))
    xhr.upload.onprogress = ({ loaded, lengthComputable, total }) => {
      const progress = lengthComputable ? loaded / total : 0
      onUploadProgress?.({ progress, percentage: Math.round(progress * 100), loaded, total })
    }
    xhr.onload = () =>
      resolve({ status: xhr.status, headers: headersOf(xhr), body: xhr.response as Blob })
    xhr.onerror = () => reject(new HttpNetworkError('Network error', url))
    xhr.onabort = () => reject(new HttpCancelledError('Request was cancelled', url))
    signal?.addEventListener('abort', () => xhr.abort())
    xhr.send(json ?? (data as XMLHttpRequestBodyInit))
  })
}

function headersOf(xhr: XMLHttpRequest): Record<string, string> {
  const lines = xhr.getAllResponseHeaders().matchAll(/(.+?): *(.*)/g)
  return Object.fromEntries(Array.from(lines, ([, name, value]) => [name.toLowerCase(), value]))
}

/** False where the browser lets no page open one: the address then takes the place of the page. */
function opensTab(address: string): boolean {
  const { protocol, href } = new URL(address, location.href)
  const tab = protocol.startsWith('http') ? window.open(href) : null
  if (tab) tab.opener = null
  return tab !== null
}
