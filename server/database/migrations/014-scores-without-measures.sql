-- Segments that were submitted without saying how far any measure is had a score of 0, which filled the benchmarks.
update business_segments set submitted_score = null
 where submitted_score is not null and submitted is not null
   and not jsonb_path_exists(submitted, '$.BusinessSegmentHotspotAnswers[*].today ? (@ != null)');
