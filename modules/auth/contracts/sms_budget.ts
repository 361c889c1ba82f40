/** Whether the money of the day lets another SMS go; the module that sends them keeps count. */
export abstract class SmsBudget {
  /** @returns seconds until SMS are sent again; 0 while they are */
  abstract restSeconds(): Promise<number>
}
