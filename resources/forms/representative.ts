/** What the browser knows of a representative. */
export type Representative = {
  id: number
  first_name: string
  last_name: string
  distributionChannel: string[]
  distributionChannelTaskFields: string[]
}
