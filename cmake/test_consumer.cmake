# Installs the build to a scratch prefix, and there builds and runs the example that uses it.

file(REMOVE_RECURSE ${SCRATCH})

function(run)
  execute_process(COMMAND ${ARGN} COMMAND_ERROR_IS_FATAL ANY)
endfunction()

run(${CMAKE_COMMAND} --install ${BUILD} --prefix ${SCRATCH}/prefix)
# The service runs the program that was installed.
file(READ ${SCRATCH}/prefix/lib/systemd/system/reckon.service service)
string(REGEX MATCH "\nExecStart=([^ ]+) serve " found "${service}")
if(NOT found OR NOT EXISTS "${CMAKE_MATCH_1}" OR service MATCHES "@[a-z]+@")
  message(FATAL_ERROR "reckon.service: there is no program '${CMAKE_MATCH_1}'")
endif()
run(${CMAKE_COMMAND} -S ${CONSUMER} -B ${SCRATCH}/build -G Ninja
    -D CMAKE_PREFIX_PATH=${SCRATCH}/prefix -D CMAKE_CXX_COMPILER=${COMPILER}
    -D CMAKE_CXX_FLAGS=${FLAGS})
run(${CMAKE_COMMAND} --build ${SCRATCH}/build)
run(${SCRATCH}/build/consumer)
