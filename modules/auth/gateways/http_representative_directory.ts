import vine from '@vinejs/vine'
import { askOutside } from '#app/http/ask_outside'
import { Circuit } from '#app/http/circuit'
import { line } from '#app/validation/rules'
import {
  RepresentativeDirectory,
  type ProviderRepresentative,
  type RepresentativeQuery,
} from '../contracts/representative_directory.js'

/** Longest name and channel, as the database holds them. */
const TEXT_MAX = 100
/** Representatives of one postcode, and channels of one, at most. */
const REPRESENTATIVES_MAX = 200
const CHANNELS_MAX = 50

const channels = () => vine.array(line(TEXT_MAX)).maxLength(CHANNELS_MAX).nullable().optional()

const answerValidator = vine.create({
  consultants: vine
    .array(
      vine.object({
        first_name: line(TEXT_MAX),
        last_name: line(TEXT_MAX),
        distributionChannel: channels(),
        distributionChannelTaskFields: channels(),
      })
    )
    .maxLength(REPRESENTATIVES_MAX),
})

/** Representatives from the maker's public endpoint. @source requirements H-72 */
export class HttpRepresentativeDirectory extends RepresentativeDirectory {
  readonly #circuit = new Circuit()

  /** @param endpoint the whole address of `ajaxGetLocalConsultants` */
  constructor(private endpoint: URL) {
    super()
  }

  /** @throws OutsideFailure, CircuitOpen, E_VALIDATION_ERROR on an answer of another shape */
  async find(query: RepresentativeQuery, signal: AbortSignal): Promise<ProviderRepresentative[]> {
    return this.#circuit.run(async () => {
      const address = new URL(this.endpoint)
      address.searchParams.set('local_consultant_type', String(query.local_consultant_type))
      address.searchParams.set('zip', query.zip)
      const headers = { accept: 'application/json' }
      const { status, text } = await askOutside({ address, method: 'GET', headers, signal })
      if (status !== 200) throw new Error(`The consultant service answered ${status}`)
      return representativesOf(text)
    })
  }
}

async function representativesOf(text: string): Promise<ProviderRepresentative[]> {
  const { consultants } = await answerValidator.validate({ consultants: parsed(text) })
  return consultants.map((consultant) => ({
    ...consultant,
    distributionChannel: consultant.distributionChannel ?? [],
    distributionChannelTaskFields: consultant.distributionChannelTaskFields ?? [],
  }))
}

/** The parser's own error would quote the answer, which names people. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error('The consultant service answered something that is not JSON')
  }
}
