// A module of its own, because the list of domains is loaded when it is first needed.
export { probableAddress } from '@form-portal/domain';
