import { CommunityWordSchema } from '#database/schema'

/** A word that the community tells its members. */
export default class CommunityWord extends CommunityWordSchema {}
