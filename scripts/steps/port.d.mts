export function assertPortIsFree(host: string, port: number): Promise<void>
