export const NODE_MAJOR_MIN: number
export const NPM_MAJOR_MIN: number
export function versionProblem(nodeVersion: string, agent?: string): string
