type Values = Record<string, string | undefined>

export function installedState(root: string): 'fresh' | 'missing' | 'stale'
export function npmEnvironment(environment: Values, root: string): Values
