export { describePortal, startPortal, testAdmin, type PortalUnderTest } from './app-under-test.ts';
export { outsideUnderTest, testStart, type OutsideUnderTest, type TestClock } from './outside-under-test.ts';
export { testClient, type TestClient, type TestRequest } from './test-client.ts';
