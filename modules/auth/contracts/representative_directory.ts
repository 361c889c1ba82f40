/** A regional representative as the provider tells it. @source requirements D-10, H-72 */
export interface ProviderRepresentative {
  first_name: string
  last_name: string
  distributionChannel: string[]
  distributionChannelTaskFields: string[]
}

/** What the provider is asked. @source requirements H-72 */
export interface RepresentativeQuery {
  local_consultant_type: 1
  zip: string
}

/** Tells the representatives of a postcode; a failure throws, and the caller keeps the default one. */
export abstract class RepresentativeDirectory {
  abstract find(query: RepresentativeQuery, signal: AbortSignal): Promise<ProviderRepresentative[]>
}
