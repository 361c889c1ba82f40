import { HttpResponse } from '@adonisjs/core/http'
import { isPackable } from '#app/files/content_types'
import { pack, packingOf, WORTH_PACKING_MIN } from './packing.js'

const JSON_TYPE = 'application/json; charset=utf-8'
const HTML_TYPE = 'text/html; charset=utf-8'
const TEXT_TYPE = 'text/plain; charset=utf-8'

/** The framework's own, which only its own classes may name. @source @adonisjs/http-server, HttpResponse */
type WriteBody = (
  this: HttpResponse,
  content: unknown,
  generateEtag: boolean,
  jsonpCallbackName?: string
) => void

/**
 * Packs the texts that routes answer, pages and JSON, for those who can unpack them. No answer holds the cross-site token, which
 * travels in a cookie (docs/decisions/0152).
 */
export function packAnswers(): void {
  const writeBody = Reflect.get(HttpResponse.prototype, 'writeBody') as WriteBody
  const writePacked: WriteBody = function (content, generateEtag, jsonpCallbackName) {
    const isPlain = !generateEtag && !jsonpCallbackName
    const sent = isPlain ? packedFor(this, content) : content
    return writeBody.call(this, sent, generateEtag, jsonpCallbackName)
  }
  Reflect.set(HttpResponse.prototype, 'writeBody', writePacked)
}

function packedFor(response: HttpResponse, content: unknown): unknown {
  const text = textOf(content)
  if (text === undefined || text.length < WORTH_PACKING_MIN) return content
  response.safeHeader('Content-Type', typeOf(content, text))
  const type = String(response.getHeader('Content-Type'))
  if (response.getHeader('Content-Encoding') !== undefined || !isPackable(type)) return text
  const varies = response.getHeader('Vary')
  response.header('Vary', varies ? `${String(varies)}, Accept-Encoding` : 'Accept-Encoding')
  const packing = packingOf(response.request.headers['accept-encoding'])
  if (!packing) return text
  response.header('Content-Encoding', packing)
  return pack(text, packing)
}

/** Undefined for bytes, and for what the framework writes in a way of its own. */
function textOf(content: unknown): string | undefined {
  if (typeof content === 'string') return content
  const isObject = typeof content === 'object' && content !== null
  if (!isObject || ArrayBuffer.isView(content)) return undefined
  if (content instanceof RegExp || content instanceof Date) return undefined
  return JSON.stringify(content)
}

function typeOf(content: unknown, text: string): string {
  if (typeof content !== 'string') return JSON_TYPE
  return text.trimStart().startsWith('<') ? HTML_TYPE : TEXT_TYPE
}
