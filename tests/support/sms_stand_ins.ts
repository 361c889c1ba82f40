import {
  LoopbackService,
  type LoopbackAnswer,
  type LoopbackRequest,
} from '#app/development/loopback_service'
import { smsSize } from '#notifications/sms/sms_text'

/** Key the SeeMe stand-in knows. */
export const SEEME_KEY = 'seeme-key-of-the-stand-in'
/** Account the Twilio stand-in knows. */
export const TWILIO_SID = `AC${'0123456789abcdef'.repeat(2)}`
export const TWILIO_TOKEN = 'twilio-token-of-the-stand-in'
/** The number both stand-ins refuse. */
export const REFUSED_NUMBER = '+36300000000'

/** Speaks like the HTTP gateway of SeeMe; `heard` is told of each question before it is answered. */
export function seemeStandIn(
  heard: (request: LoopbackRequest) => void = () => {}
): LoopbackService {
  const answer = (request: LoopbackRequest) => {
    heard(request)
    return seemeAnswer(request)
  }
  return new LoopbackService({ answer, wrongSchema: json(200, { status: 'sent' }) })
}

/** Speaks like the message resource of Twilio. */
export function twilioStandIn(): LoopbackService {
  return new LoopbackService({
    answer: twilioAnswer,
    wrongSchema: json(201, { message: { id: 7 } }),
  })
}

function seemeAnswer({ method, path, query }: LoopbackRequest): LoopbackAnswer {
  if (method !== 'GET' || path !== '/gateway') return json(404, {})
  const number = query.get('number') ?? ''
  if (query.get('key') !== SEEME_KEY) return seemeRefusal(18, 'Invalid API key')
  if (query.get('method') === 'balance')
    return json(200, { result: 'OK', code: 0, balance: '9000.000' })
  if (!/^\d{8,15}$/.test(number)) return seemeRefusal(2, 'Only numbers are allowed: number')
  if (`+${number}` === REFUSED_NUMBER) return seemeRefusal(9, 'Number cannot be reached')
  if (!/^\d+$/.test(query.get('reference') ?? '')) return seemeRefusal(1, 'reference')
  const { parts } = smsSize(query.get('message') ?? '')
  const price = (parts * 25).toFixed(3)
  const message = 'SMS submitted successfully'
  return json(200, { result: 'OK', code: 0, message, price, split: parts, currency: 'HUF' })
}

function seemeRefusal(code: number, message: string): LoopbackAnswer {
  return json(200, { result: 'ERR', code, message })
}

function twilioAnswer({ method, path, headers, body }: LoopbackRequest): LoopbackAnswer {
  const account = `/2010-04-01/Accounts/${TWILIO_SID}`
  const credentials = Buffer.from(`${TWILIO_SID}:${TWILIO_TOKEN}`).toString('base64')
  if (headers.authorization !== `Basic ${credentials}`) return twilioRefusal(401, 20003)
  if (method === 'GET' && path === `${account}.json`) return json(200, { status: 'active' })
  if (method !== 'POST' || path !== `${account}/Messages.json`) return twilioRefusal(404, 20404)
  const form = new URLSearchParams(body)
  const to = form.get('To') ?? ''
  if (!/^\+\d{7,15}$/.test(to) || to === REFUSED_NUMBER) return twilioRefusal(400, 21211)
  if (!form.get('From') && !form.get('MessagingServiceSid')) return twilioRefusal(400, 21603)
  const segments = String(smsSize(form.get('Body') ?? '').parts)
  return json(201, { sid: `SM${'0'.repeat(32)}`, status: 'queued', num_segments: segments, to })
}

function twilioRefusal(status: number, code: number): LoopbackAnswer {
  return json(status, { code, status, message: 'Refused', more_info: 'https://www.twilio.com' })
}

function json(status: number, content: unknown): LoopbackAnswer {
  return { status, type: 'application/json', body: JSON.stringify(content) }
}
