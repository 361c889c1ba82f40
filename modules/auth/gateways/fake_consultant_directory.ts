import { consultantsOfZip } from '#database/demo/consultants'
import {
  ConsultantDirectory,
  type Consultant,
  type ConsultantQuery,
} from '#auth/contracts/consultant_directory'

/** Answers with the demo shop's people; for development, tests and the demo. */
export class FakeConsultantDirectory extends ConsultantDirectory {
  async find({ zip }: ConsultantQuery): Promise<Consultant[]> {
    return consultantsOfZip(zip).map(
      ({ first_name, last_name, distributionChannel, distributionChannelTaskFields }) => {
        return { first_name, last_name, distributionChannel, distributionChannelTaskFields }
      }
    )
  }
}
