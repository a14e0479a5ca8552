export { describePortal, startPortal, testAdmin, type PortalUnderTest } from './app-under-test.ts';
export { testSystemDeps, testStart, type TestSystemDeps, type TestClock } from './test-system-deps.ts';
export { testClient, type TestClient, type TestRequest } from './test-client.ts';
