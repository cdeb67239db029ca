import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { saveFile } from '../device/save-file';
import type { ApiError } from './api-error';
import type { ApiServices } from './base-query';
import { directCall } from './direct-call';
import { fileTimeoutMs, readFileAnswer } from './files';

interface FileRequest {
  /** Below `/api`. */
  url: string;
  params: Record<string, string>;
  /** With its extension. */
  name: string;
}

/** Downloads files with the user's session. */
export function useDownload() {
  const dispatch = useDispatch<ThunkDispatch<unknown, ApiServices, UnknownAction>>();
  const [state, setState] = useState<{ isLoading: boolean; error?: ApiError }>({ isLoading: false });
  const download = async ({ url, params, name }: FileRequest) => {
    setState({ isLoading: true });
    const request = { url, params, timeout: fileTimeoutMs, responseHandler: readFileAnswer };
    const { data, error } = await dispatch(directCall('download', request));
    setState({ isLoading: false, ...(error && { error }) });
    if (data instanceof Blob) saveFile(name, data, data.type);
  };
  return { ...state, download };
}
