import useDocusaurusContext from './useDocusaurusContext';

export default function useGlobalData() {
  return useDocusaurusContext().globalData;
}

export function useAllPluginInstancesData(plugin: string) {
  return useGlobalData()[plugin];
}

export function usePluginData(plugin: string, id = 'default') {
  return useAllPluginInstancesData(plugin)?.[id];
}
