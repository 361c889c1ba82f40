/** A regional consultant as the provider tells it. @source specification sections 3 and 7 */
export interface Consultant {
  first_name: string
  last_name: string
  distributionChannel: string[]
  distributionChannelTaskFields: string[]
}

/** What the provider is asked. @source specification section 7, ajaxGetLocalConsultants */
export interface ConsultantQuery {
  local_consultant_type: 1
  zip: string
}

/** Tells the consultants of a postcode; a failure throws, and the caller keeps the default one. */
export abstract class ConsultantDirectory {
  abstract find(query: ConsultantQuery, signal: AbortSignal): Promise<Consultant[]>
}
