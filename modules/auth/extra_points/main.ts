/** What the front page offers a member in extra points. */
export { extraPointsOffer } from './extra_points_flow.js'
/** The ways a member has to more points besides scanning. */
export { WaysToPoints } from './queries/ways_to_points.js'
/** Books the yearly bonus of everybody whose birthday or name day a day is. */
export { greetMembers } from './actions/greet_members.js'
/** Lists of members to greet, and the files they are kept in. */
export { birthdayList, countOfBirthdayList } from './exports/birthday_list_sql.js'
export { newExport } from './exports/export_files.js'
