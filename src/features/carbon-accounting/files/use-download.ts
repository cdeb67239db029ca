import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { saveFile } from '../../../lib/device/save-file';
import type { ApiError } from '../../../lib/api/api-error';
import type { ApiServices } from '../../../lib/api/base-query';
import { directCall } from '../../../lib/api/direct-call';
import { readFileAnswer } from '../files/files';
import { fileTimeoutMs } from '../files/import-api';

interface WantedFile {
  /** Below `/api`. */
  url: string;
  params: Record<string, string>;
  /** With its ending. */
  name: string;
}

/** Loads files with the person's session and hands them to the browser's downloads. */
export function useDownload() {
  const dispatch = useDispatch<ThunkDispatch<unknown, ApiServices, UnknownAction>>();
  const [state, setState] = useState<{ isLoading: boolean; error?: ApiError }>({ isLoading: false });
  const download = async ({ url, params, name }: WantedFile) => {
    setState({ isLoading: true });
    const request = { url, params, timeout: fileTimeoutMs, responseHandler: readFileAnswer };
    const { data, error } = await dispatch(directCall('download', request));
    setState({ isLoading: false, ...(error && { error }) });
    if (data instanceof Blob) saveFile(name, data, data.type);
  };
  return { ...state, download };
}
