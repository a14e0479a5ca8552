/** Object types of the demo structure. Object types and value lists share one sequence of numbers. */
export const demoObjectTypes = { document: 0, case: 101, booking: 102 } as const;

/** Value lists of the demo structure. */
export const demoLists = {
  districts: 110,
  buildingTypes: 111,
  permits: 112,
  ownership: 113,
  feedbackKinds: 114,
  serviceAreas: 115,
  replyWays: 116,
  grantTypes: 117,
  targetGroups: 118,
  activityForms: 119,
  facilities: 120,
  schools: 121,
  channels: 122,
  applicantTypes: 123,
} as const;

/** Workflows of the demo structure. */
export const demoWorkflows = { caseHandling: 101, feedbackHandling: 102 } as const;

/** Classes of the demo structure, after the built-in 0 and 1. */
export const demoClasses = {
  reviewRequest: 2,
  informationRequest: 3,
  contactRequest: 4,
  feedback: 5,
  grantApplication: 6,
  buildingPermit: 7,
  schoolTransport: 8,
  noiseNotification: 9,
  facilityBooking: 10,
  courseRegistration: 11,
} as const;
