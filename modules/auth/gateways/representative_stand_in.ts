import {
  LoopbackService,
  type LoopbackAnswer,
  type LoopbackRequest,
} from '#app/development/loopback_service'
import { providerRepresentativesOfZip } from '#database/demo/provider_representatives'

/** Speaks like the maker's public endpoint, with the people of the demo shop. */
export function representativeStandIn(): LoopbackService {
  return new LoopbackService({
    answer: answerTo,
    wrongSchema: json(200, { consultants: [{ name: 'Kovács Péter' }] }),
  })
}

function answerTo({ method, path, query }: LoopbackRequest): LoopbackAnswer {
  if (method !== 'GET' || !path.endsWith('/ajaxGetLocalConsultants')) return json(404, {})
  const zip = query.get('zip') ?? ''
  if (query.get('local_consultant_type') !== '1' || !/^\d{4}$/.test(zip)) return json(400, {})
  const found = providerRepresentativesOfZip(zip).map(
    ({ zips: _zips, ...consultant }) => consultant
  )
  return json(200, found)
}

function json(status: number, content: unknown): LoopbackAnswer {
  return { status, type: 'application/json; charset=utf-8', body: JSON.stringify(content) }
}
