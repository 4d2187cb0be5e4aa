/** The plans of the platform. Free includes what Starter does, and ends there. */
export const plans = ['free', 'starter', 'professional', 'business', 'enterprise'] as const;
export type Plan = (typeof plans)[number];

export const planNames: Readonly<Record<Plan, string>> = {
  free: 'Free',
  starter: 'Starter',
  professional: 'Professional',
  business: 'Business',
  enterprise: 'Enterprise',
};
