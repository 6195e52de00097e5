/** What a mailed code orders through an agent. */
export interface AgentOrderAbout {
  /** The first of the products, as the shop calls it. */
  readonly title: string;
  /** How many other products there are. */
  readonly more: number;
  readonly totalPaise: number;
  /** Host of the profile of the agent's platform. */
  readonly platform: string;
}
