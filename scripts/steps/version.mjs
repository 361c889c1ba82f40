/** Oldest Node the scripts run on, a major version; the application itself runs on the Node that npm brings. */
export var NODE_MAJOR_MIN = 20

/** Oldest npm that can install this project, a major version. */
export var NPM_MAJOR_MIN = 10

/**
 * Says in one sentence why this Node or npm cannot run the scripts, or nothing when it can.
 * The agent is what npm writes into `npm_config_user_agent`, such as `npm/10.9.2 node/v20.20.2`.
 */
export function versionProblem(nodeVersion, agent) {
  if (parseInt(nodeVersion, 10) < NODE_MAJOR_MIN) {
    return (
      'This project needs Node ' +
      NODE_MAJOR_MIN +
      ' or newer, and this is Node ' +
      nodeVersion +
      ': install a newer Node from https://nodejs.org and start again.'
    )
  }
  var npm = /^npm\/(\d+)\S*/.exec(agent || '')
  if (npm && parseInt(npm[1], 10) < NPM_MAJOR_MIN) {
    return (
      'This project needs npm ' +
      NPM_MAJOR_MIN +
      ' or newer, and this is ' +
      npm[0].replace('/', ' ') +
      ': run "npm install -g npm@' +
      NPM_MAJOR_MIN +
      '" and start again.'
    )
  }
  return ''
}
