import { HttpResponse } from '@adonisjs/core/http'
import { isPackable } from '#app/files/content_types'
import { packedText } from './packing.js'

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
 * travels in a cookie (docs/decisions/0219).
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
  if (text === undefined) return content
  const type = String(response.getHeader('Content-Type') ?? typeOf(content, text))
  if (response.getHeader('Content-Encoding') !== undefined || !isPackable(type)) return content
  const { contents, packing, varies } = packedText(text, response.request.headers)
  if (!varies) return content
  response.header('Content-Type', type)
  const former = response.getHeader('Vary')
  response.header('Vary', former ? `${String(former)}, Accept-Encoding` : 'Accept-Encoding')
  if (packing) response.header('Content-Encoding', packing)
  return contents
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
